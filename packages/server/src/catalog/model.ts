/** A file of a model that can be downloaded. */
export interface ModelFile {
  /** What it is saved as: `oak-chair.glb`. */
  name: string;
  /** `glb`, `fbx`, `obj` ...: what `format` asks for. */
  format: string;
  mime: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** In the store, under `models/<id>/`. */
  key: string;
}

/** A WebP picture of a model. */
export type ModelImage = Pick<ModelFile, 'bytes' | 'sha256' | 'key'>;

/** What whoever adds a model says of it. */
export interface ModelDetails {
  title: string;
  description: string;
  /** Slug of a category; one that is not there yet is made. */
  category: string;
  tags: readonly string[];
  license: { /** SPDX. */ id: string; name: string; url: string | null };
  author: { /** Of a member, else null. */ handle: string | null; name: string };
  faces: number;
  vertices: number;
  animated: boolean;
  rigged: boolean;
  textured: boolean;
  /** Metres. */
  dimensions: { x: number; y: number; z: number };
  /** Needs a paid plan or a purchase. */
  featured: boolean;
  /** Smallest plan whose members may download it; null: any, or any paid one when featured. */
  tier: string | null;
  /** By itself, in minor units; null: not sold by itself. */
  price: number | null;
  /** The first is the one meant when no format is named. At least one. */
  files: readonly ModelFile[];
  /** The first is the thumbnail. */
  images: readonly ModelImage[];
  /** A lighter GLB to look at; none: pictures only. */
  preview?: ModelImage | null;
}

/** A model to add. Its bytes are in the store already. */
export interface NewModel extends ModelDetails {
  /** From `newModelId` of `write-model.ts`. */
  id: string;
  /** What the slug is made of; the title if absent. */
  slug?: string;
  /** The task whose result it is. */
  taskId?: string;
  /** Now if absent. */
  createdAt?: Date;
}

/** A model of the catalog. */
export interface CatalogModel extends Omit<ModelDetails, 'category'> {
  id: string;
  slug: string;
  category: { slug: string; name: string };
  taskId: string | null;
  /** Of the first file. */
  sha256: string;
  downloads: number;
  /** How many members have it among their favorites. */
  likes: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A query that yields `CatalogModel`s, up to its `where`; `m` is the model. */
export const SELECT_MODELS = `select m.id, m.slug, m.title, m.description,
    json_build_object('slug', c.slug, 'name', c.name) as category, m.tags,
    json_build_object('id', m.license_id, 'name', m.license_name, 'url', m.license_url) as license,
    json_build_object('handle', m.author_handle, 'name', m.author_name) as author,
    m.faces, m.vertices, m.animated, m.rigged, m.textured,
    json_build_object('x', m.size_x, 'y', m.size_y, 'z', m.size_z) as dimensions,
    m.featured, m.tier, m.price, m.task_id as "taskId", m.sha256, n.downloads, n.likes,
    m.created_at as "createdAt", m.updated_at as "updatedAt", f.files, i.images, p.preview
  from model m
  join category c on c.slug = m.category
  join model_count n on n.model_id = m.id
  cross join lateral (
    select json_agg(json_build_object('name', f.name, 'format', f.format, 'mime', f.mime, 'bytes', f.bytes,
      'sha256', f.sha256, 'key', f.key) order by f.n) as files from model_file f where f.model_id = m.id
  ) f
  cross join lateral (
    select coalesce(json_agg(json_build_object('bytes', i.bytes, 'sha256', i.sha256, 'key', i.key) order by i.n), '[]') as images
    from model_image i where i.model_id = m.id
  ) i
  left join lateral (
    select json_build_object('bytes', p.bytes, 'sha256', p.sha256, 'key', p.key) as preview
    from model_preview p where p.model_id = m.id
  ) p on true`;
