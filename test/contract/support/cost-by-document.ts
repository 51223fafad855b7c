type Fields = Record<string, unknown>;
type Numbers = Record<string, number>;
interface Document {
  costs: Record<string, number | Numbers>;
  quality: Record<string, { delta: number; min?: number; game_ready_delta?: number }>;
  addons: Numbers;
  defaults: Record<string, Fields>;
  retopo: { smart: { cost: number }; basic: { cost: number; cost_large: number; large_above: number; max: number } };
  complete: Record<string, { cost: number }>;
  image_tiers: Record<string, { cost: number }> & { surcharge_4k: number };
}

const ADDONS = ['quad', 'low_poly', 'parts', 'ultra_texture'];
const CONVERT_PLAIN = new Set(['op', 'input', 'format', 'visibility']);

/** What a client computes from `GET /gen/config` alone, by the contract's words: an implementation apart from the service's. */
export function costByDocument(source: object, body: Fields): number {
  const document = source as Document;
  const listed = document.costs[String(body.op)]!;
  switch (body.op) {
    case 'text-to-3d':
    case 'image-to-3d':
    case 'photo-scan':
    case 'sample-sculpt':
      return ladder(document, body, listed as number);
    case 'text-to-image':
    case 'image-edit':
    case 'sample-paint':
      return (
        document.image_tiers[String(body.style ?? 'standard')]!.cost +
        (body.size === '4K' ? document.image_tiers.surcharge_4k : 0)
      );
    case 'sample-shape':
      return (listed as Numbers)[String(body.mode)]!;
    case 'ai-segment':
      return (listed as number) + (body.semantic ? document.addons.semantic! : 0);
    case 'complete':
      return document.complete[String(body.mode)]!.cost;
    case 'texture':
      return (listed as Numbers)[String(body.quality ?? 'base')]!;
    case 'smart-segment':
      return (listed as Numbers)[body.input === undefined ? 'image' : 'model']!;
    case 'convert': {
      const usual = document.defaults.convert!;
      const options = Object.entries(body).filter(([field]) => !CONVERT_PLAIN.has(field));
      const advanced = options.some(([field, value]) => value !== usual[field]);
      return (listed as Numbers)[advanced ? 'advanced' : 'base']!;
    }
    case 'retarget':
      return (listed as number) * (body.animations as string[]).length;
    case 'multiview-edit':
      return (listed as number) * new Set((body.prompts as { view: string }[]).map(({ view }) => view)).size;
    case 'retopo': {
      const { smart, basic } = document.retopo;
      if (body.mode === 'smart') return smart.cost;
      return Math.min(basic.max, Number(body.face_limit)) > basic.large_above ? basic.cost_large : basic.cost;
    }
    default:
      if (typeof listed !== 'number') throw new Error(`teach this test how ${body.op} is priced`);
      return listed;
  }
}

function ladder({ quality, addons }: Document, body: Fields, base: number): number {
  const rung = quality[String(body.quality ?? 'standard')]!;
  const delta = body.game_ready ? (rung.game_ready_delta ?? rung.delta) : rung.delta;
  const asked = body.game_ready ? [] : ADDONS.filter((name) => body[name]);
  return asked.reduce((sum, name) => sum + addons[name]!, Math.max(base + delta, rung.min ?? 0));
}
