import type { Model } from '@claywork/sdk';
import { table } from '../io/table.ts';
import { size } from './report.ts';

/** Models of the catalog, a line each. */
export function describeModels(models: readonly Model[]): string {
  const row = ({ slug, title, category, formats, license, featured }: Model): string[] => [
    ...[slug, title, category.name, formats.join(' '), license.id],
    featured ? 'featured' : '',
  ];
  return table(models.map(row));
}

/** A model of the catalog in lines for people. */
export function describeModel(model: Model): string {
  const { dimensions: d, license, price, currency } = model;
  const holds = (['textured', 'rigged', 'animated'] as const).filter((name) => model[name]);
  const have = [
    ...(model.owned ? ['yours'] : []),
    ...(model.featured ? [`featured: plan ${model.tier}`] : []),
    ...(price ? [`${money(price, currency)} by itself`] : []),
  ];
  return table([
    ['model', model.slug],
    ['id', model.id],
    ['title', model.title],
    ['category', model.category.name],
    ...(model.tags.length ? [['tags', model.tags.join(', ')]] : []),
    ['licence', license.url ? `${license.name}, ${license.url}` : license.name],
    ['author', model.author.name],
    ...model.files.map(({ name, bytes }, n) => [n ? '' : 'files', `${name}  ${size(bytes)}`]),
    ['size', `${[d.x, d.y, d.z].map((metres) => Number(metres.toPrecision(3))).join(' x ')} m`],
    ['triangles', String(model.faces)],
    ...(holds.length ? [['holds', holds.join(', ')]] : []),
    ...(have.length ? [['to have', have.join(', ')]] : []),
    ...(model.description ? [['about', model.description.replace(/\s+/g, ' ')]] : []),
  ]);
}

function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
