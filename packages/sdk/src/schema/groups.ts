// Written by `npm run sdk:types` from the OpenAPI description. Not edited by hand.
import type { CallOptions } from '../calls/call.ts';
import type { Operations } from './operations.ts';

/** The routes in groups, as methods. */
export interface Groups {
  account: {
    /** Complete an order after you agreed to pay it */
    captureOrder(id: string, options?: CallOptions): Promise<Operations['captureOrder']['answer']>;
    /** Change the password; the key changes with it, and all other sessions end */
    changePassword(body: Operations['changePassword']['body'], options?: CallOptions): Promise<Operations['changePassword']['answer']>;
    /** Sign out elsewhere */
    endSession(id: string, options?: CallOptions): Promise<Operations['endSession']['answer']>;
    /** Where the identity provider sends the browser back to */
    finishOidc(id: string, options?: CallOptions): Promise<Operations['finishOidc']['answer']>;
    /** Have a link to a new password sent, if the address is a member’s */
    forgotPassword(body: Operations['forgotPassword']['body'], options?: CallOptions): Promise<Operations['forgotPassword']['answer']>;
    /** Credits and allowance */
    getBalance(options?: CallOptions): Promise<Operations['getBalance']['answer']>;
    /** The API key, masked */
    getKey(options?: CallOptions): Promise<Operations['getKey']['answer']>;
    /** One of your orders */
    getOrder(id: string, options?: CallOptions): Promise<Operations['getOrder']['answer']>;
    /** Who is signed in, and how one may */
    getSession(options?: CallOptions): Promise<Operations['getSession']['answer']>;
    /** Every movement of your credits, newest first */
    listLedger(query?: Operations['listLedger']['query'], options?: CallOptions): Promise<Operations['listLedger']['answer']>;
    /** Your orders, newest first */
    listOrders(query?: Operations['listOrders']['query'], options?: CallOptions): Promise<Operations['listOrders']['answer']>;
    /** Where you are signed in */
    listSessions(options?: CallOptions): Promise<Operations['listSessions']['answer']>;
    /** Buy credits, a plan for a month, or a model */
    placeOrder(body: Operations['placeOrder']['body'], options?: CallOptions): Promise<Operations['placeOrder']['answer']>;
    /** A new API key; the old one ends at once */
    regenerateKey(options?: CallOptions): Promise<Operations['regenerateKey']['answer']>;
    /** Set a new password with the token of a mail; the key changes, all sessions end */
    resetPassword(body: Operations['resetPassword']['body'], options?: CallOptions): Promise<Operations['resetPassword']['answer']>;
    /** The API key in clear, for the password */
    revealKey(body: Operations['revealKey']['body'], options?: CallOptions): Promise<Operations['revealKey']['answer']>;
    /** Sign in with a password */
    signIn(body: Operations['signIn']['body'], options?: CallOptions): Promise<Operations['signIn']['answer']>;
    /** End this session */
    signOut(options?: CallOptions): Promise<Operations['signOut']['answer']>;
    /** Become a member; the API key is shown this once */
    signUp(body: Operations['signUp']['body'], options?: CallOptions): Promise<Operations['signUp']['answer']>;
    /** Sign in by an identity provider: leads the browser there */
    startOidc(id: string, query?: Operations['startOidc']['query'], options?: CallOptions): Promise<Operations['startOidc']['answer']>;
  };
  admin: {
    /** Give another tier, make or unmake an administrator, disable or enable */
    changeMember(id: string, body: Operations['changeMember']['body'], options?: CallOptions): Promise<Operations['changeMember']['answer']>;
    /** Change what is said of a model; what is left out stays */
    changeModel(id: string, body: Operations['changeModel']['body'], options?: CallOptions): Promise<Operations['changeModel']['answer']>;
    /** Make an invitation; its token is shown this once */
    createInvite(body: Operations['createInvite']['body'], options?: CallOptions): Promise<Operations['createInvite']['answer']>;
    /** Bring a model into the catalog, as raw bytes */
    createModel(body: Operations['createModel']['body'], query: Operations['createModel']['query'], options?: CallOptions): Promise<Operations['createModel']['answer']>;
    /** Withdraw an invitation; who came by it stays */
    deleteInvite(id: string, options?: CallOptions): Promise<Operations['deleteInvite']['answer']>;
    /** Take a model and its files out of the catalog */
    deleteModel(id: string, options?: CallOptions): Promise<Operations['deleteModel']['answer']>;
    /** One member, with what they can spend */
    getMember(id: string, options?: CallOptions): Promise<Operations['getMember']['answer']>;
    /** What was said of a model, as it can be changed: its own plan and price, not those that follow */
    getModelDetails(id: string, options?: CallOptions): Promise<Operations['getModelDetails']['answer']>;
    /** Lanes, queue, workers, failures with their causes, and the service in figures */
    getOverview(options?: CallOptions): Promise<Operations['getOverview']['answer']>;
    /** Grant purchased credits, or correct them by a negative amount */
    grantCredits(id: string, body: Operations['grantCredits']['body'], options?: CallOptions): Promise<Operations['grantCredits']['answer']>;
    /** Orders of all members, newest first */
    listAllOrders(query?: Operations['listAllOrders']['query'], options?: CallOptions): Promise<Operations['listAllOrders']['answer']>;
    /** Invitations, newest first; those long expired are left out */
    listInvites(options?: CallOptions): Promise<Operations['listInvites']['answer']>;
    /** Members, newest first, or those whose address or handle holds some text */
    listMembers(query?: Operations['listMembers']['query'], options?: CallOptions): Promise<Operations['listMembers']['answer']>;
    /** You have the money of a waiting order: credit it */
    markOrderPaid(id: string, body: Operations['markOrderPaid']['body'], options?: CallOptions): Promise<Operations['markOrderPaid']['answer']>;
    /** Give money of a paid order back, and take back what was bought with it */
    refundOrder(id: string, body: Operations['refundOrder']['body'], options?: CallOptions): Promise<Operations['refundOrder']['answer']>;
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
  gallery: {
    /** One thing that a member made and shows */
    getItem(task_id: string, options?: CallOptions): Promise<Operations['getGalleryItem']['answer']>;
    /** Like what a member shows; once more changes nothing */
    likeItem(task_id: string, options?: CallOptions): Promise<Operations['likeGalleryItem']['answer']>;
    /** What members made and show */
    list(query?: Operations['listGallery']['query'], options?: CallOptions): Promise<Operations['listGallery']['answer']>;
    /** Like it no more; once more changes nothing */
    unlikeItem(task_id: string, options?: CallOptions): Promise<Operations['unlikeGalleryItem']['answer']>;
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
  payments: {
    /** For PayPal: events of payments, signed */
    takePayPalEvent(options?: CallOptions): Promise<Operations['takePayPalEvent']['answer']>;
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
    /** Bring the model of a finished task of yours into the catalog */
    publish(id: string, body: Operations['publishTask']['body'], options?: CallOptions): Promise<Operations['publishTask']['answer']>;
    /** What a create would cost; starts nothing */
    quote(body: Operations['quoteTask']['body'], options?: CallOptions): Promise<Operations['quoteTask']['answer']>;
    /** Show a task in the gallery, or keep it to yourself */
    setVisibility(id: string, body: Operations['setVisibility']['body'], options?: CallOptions): Promise<Operations['setVisibility']['answer']>;
    /** A task as server-sent events: its state now, then every change, until it has ended */
    stream(id: string, options?: CallOptions): Promise<Operations['streamTask']['answer']>;
    /** What a result of yours would be called in the catalog, and which of its files can go there */
    suggestPublication(id: string, options?: CallOptions): Promise<Operations['suggestPublication']['answer']>;
  };
  uploads: {
    /** Upload a PNG or JPEG as raw bytes */
    image(body: Operations['uploadImage']['body'], options?: CallOptions): Promise<Operations['uploadImage']['answer']>;
    /** Upload a GLB, FBX, OBJ or STL as raw bytes */
    model(body: Operations['uploadModel']['body'], query?: Operations['uploadModel']['query'], options?: CallOptions): Promise<Operations['uploadModel']['answer']>;
  };
}
