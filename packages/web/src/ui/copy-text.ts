/** Whether the text is in the clipboard now. Browsers refuse without a press before it, and without a safe connection. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
