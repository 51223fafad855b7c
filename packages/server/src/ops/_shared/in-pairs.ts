/** Maps a list two at a time, in order: as many as make the processor busy, and few enough for each to hold a whole picture. */
export async function inPairs<T, R>(list: readonly T[], map: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const out: R[] = new Array(list.length);
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < list.length; i = next++) out[i] = await map(list[i], i);
  };
  await Promise.all([work(), work()]);
  return out;
}
