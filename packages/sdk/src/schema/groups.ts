// Written by `npm run sdk:types` from the OpenAPI description. Not edited by hand.
import type { CallOptions } from '../calls/call.ts';
import type { Operations } from './operations.ts';

/** The routes in groups, as methods. */
export interface Groups {
  account: {
    /** Credits and allowance */
    getBalance(options?: CallOptions): Promise<Operations['getBalance']['answer']>;
    /** Who is signed in, and how one may */
    getSession(options?: CallOptions): Promise<Operations['getSession']['answer']>;
    /** Every movement of your credits, newest first */
    listLedger(query?: Operations['listLedger']['query'], options?: CallOptions): Promise<Operations['listLedger']['answer']>;
    /** Sign in with a password */
    signIn(body: Operations['signIn']['body'], options?: CallOptions): Promise<Operations['signIn']['answer']>;
    /** End this session */
    signOut(options?: CallOptions): Promise<Operations['signOut']['answer']>;
    /** Become a member; the API key is shown this once */
    signUp(body: Operations['signUp']['body'], options?: CallOptions): Promise<Operations['signUp']['answer']>;
  };
  downloads: {
    /** Your most recent downloads, newest first */
    list(query?: Operations['listDownloads']['query'], options?: CallOptions): Promise<Operations['listDownloads']['answer']>;
  };
  favorites: {
    /** Keep a model among your favorites; once more changes nothing */
    add(model_id: string, options?: CallOptions): Promise<Operations['addFavorite']['answer']>;
    /** Your favorites, newest first */
    list(options?: CallOptions): Promise<Operations['listFavorites']['answer']>;
    /** Take a model out of your favorites; once more changes nothing */
    remove(model_id: string, options?: CallOptions): Promise<Operations['removeFavorite']['answer']>;
  };
  files: {
    /** The bytes of files[n], once the task is done */
    get(task_id: string, n: string, options?: CallOptions): Promise<Operations['getFile']['answer']>;
    /** A small WebP preview, where the op makes one */
    getThumbnail(task_id: string, options?: CallOptions): Promise<Operations['getThumbnail']['answer']>;
  };
  members: {
    /** Your profile: plan, downloads of this period, favorites */
    getMe(options?: CallOptions): Promise<Operations['getMe']['answer']>;
  };
  models: {
    /** The file of a model; takes of the monthly downloads */
    download(id: string, query?: Operations['downloadModel']['query'], options?: CallOptions): Promise<Operations['downloadModel']['answer']>;
    /** One model, by id or slug */
    get(id: string, options?: CallOptions): Promise<Operations['getModel']['answer']>;
    /** Models of the catalog: featured and newest first, or what fits a search best */
    list(query?: Operations['listModels']['query'], options?: CallOptions): Promise<Operations['listModels']['answer']>;
  };
  service: {
    /** Plans, what is switched on, how to pay, and the categories of the catalog */
    getConfig(options?: CallOptions): Promise<Operations['getConfig']['answer']>;
    /** Prices, limits and lists that clients read at start-up */
    getEngineConfig(options?: CallOptions): Promise<Operations['getEngineConfig']['answer']>;
    /** This description */
    getOpenApi(options?: CallOptions): Promise<Operations['getOpenApi']['answer']>;
  };
  tasks: {
    /** Start a task */
    create(body: Operations['createTask']['body'], options?: CallOptions): Promise<Operations['createTask']['answer']>;
    /** Remove a task and its files; a running one is cancelled and refunded */
    delete(id: string, options?: CallOptions): Promise<Operations['deleteTask']['answer']>;
    /** One task; poll it about every three seconds */
    get(id: string, options?: CallOptions): Promise<Operations['getTask']['answer']>;
    /** Your most recent tasks, newest first */
    list(query?: Operations['listTasks']['query'], options?: CallOptions): Promise<Operations['listTasks']['answer']>;
    /** What a create would cost; starts nothing */
    quote(body: Operations['quoteTask']['body'], options?: CallOptions): Promise<Operations['quoteTask']['answer']>;
    /** Show a task in the gallery, or keep it to yourself */
    setVisibility(id: string, body: Operations['setVisibility']['body'], options?: CallOptions): Promise<Operations['setVisibility']['answer']>;
    /** A task as server-sent events: its state now, then every change, until it has ended */
    stream(id: string, options?: CallOptions): Promise<Operations['streamTask']['answer']>;
  };
  uploads: {
    /** Upload a PNG or JPEG as raw bytes */
    image(body: Operations['uploadImage']['body'], options?: CallOptions): Promise<Operations['uploadImage']['answer']>;
    /** Upload a GLB, FBX, OBJ or STL as raw bytes */
    model(body: Operations['uploadModel']['body'], query?: Operations['uploadModel']['query'], options?: CallOptions): Promise<Operations['uploadModel']['answer']>;
  };
}
