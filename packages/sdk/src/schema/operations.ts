// Written by `npm run sdk:types` from the OpenAPI description. Not edited by hand.
import type { Route } from '../calls/route.ts';
import type { Bytes } from '../files/bytes.ts';
import type { Download } from '../transport/download.ts';
import type * as t from './types.ts';

/** Every route by its operationId. */
export const OPERATIONS = {
  captureOrder: {"method":"POST","path":"/account/orders/{id}/capture","group":"account","name":"captureOrder","answer":"json"},
  changePassword: {"method":"POST","path":"/account/password","group":"account","name":"changePassword","body":"json","answer":"json"},
  endSession: {"method":"DELETE","path":"/account/sessions/{id}","group":"account","name":"endSession","answer":"json"},
  finishOidc: {"method":"GET","path":"/account/auth/callback/{id}","group":"account","name":"finishOidc","answer":"none"},
  forgotPassword: {"method":"POST","path":"/account/password/forgot","group":"account","name":"forgotPassword","body":"json","answer":"json"},
  getBalance: {"method":"GET","path":"/gen/balance","group":"account","name":"getBalance","answer":"json"},
  getKey: {"method":"GET","path":"/account/key","group":"account","name":"getKey","answer":"json"},
  getOrder: {"method":"GET","path":"/account/orders/{id}","group":"account","name":"getOrder","answer":"json"},
  getSession: {"method":"GET","path":"/account/session","group":"account","name":"getSession","answer":"json"},
  listLedger: {"method":"GET","path":"/account/ledger","group":"account","name":"listLedger","query":true,"answer":"json"},
  listOrders: {"method":"GET","path":"/account/orders","group":"account","name":"listOrders","query":true,"answer":"json"},
  listSessions: {"method":"GET","path":"/account/sessions","group":"account","name":"listSessions","answer":"json"},
  placeOrder: {"method":"POST","path":"/account/orders","group":"account","name":"placeOrder","body":"json","answer":"json"},
  regenerateKey: {"method":"POST","path":"/account/key/regenerate","group":"account","name":"regenerateKey","answer":"json"},
  resetPassword: {"method":"POST","path":"/account/password/reset","group":"account","name":"resetPassword","body":"json","answer":"json"},
  revealKey: {"method":"POST","path":"/account/key/reveal","group":"account","name":"revealKey","body":"json","answer":"json"},
  signIn: {"method":"POST","path":"/account/sign-in","group":"account","name":"signIn","body":"json","answer":"json"},
  signOut: {"method":"POST","path":"/account/sign-out","group":"account","name":"signOut","answer":"json"},
  signUp: {"method":"POST","path":"/account/sign-up","group":"account","name":"signUp","body":"json","answer":"json"},
  startOidc: {"method":"GET","path":"/account/oidc/{id}/start","group":"account","name":"startOidc","query":true,"answer":"none"},
  changeMember: {"method":"PATCH","path":"/admin/members/{id}","group":"admin","name":"changeMember","body":"json","answer":"json"},
  changeModel: {"method":"PATCH","path":"/admin/models/{id}","group":"admin","name":"changeModel","body":"json","answer":"json"},
  createInvite: {"method":"POST","path":"/admin/invites","group":"admin","name":"createInvite","body":"json","answer":"json"},
  createModel: {"method":"POST","path":"/admin/models","group":"admin","name":"createModel","body":"raw","query":true,"answer":"json"},
  deleteInvite: {"method":"DELETE","path":"/admin/invites/{id}","group":"admin","name":"deleteInvite","answer":"json"},
  deleteModel: {"method":"DELETE","path":"/admin/models/{id}","group":"admin","name":"deleteModel","answer":"json"},
  getMember: {"method":"GET","path":"/admin/members/{id}","group":"admin","name":"getMember","answer":"json"},
  getModelDetails: {"method":"GET","path":"/admin/models/{id}","group":"admin","name":"getModelDetails","answer":"json"},
  getOverview: {"method":"GET","path":"/admin/overview","group":"admin","name":"getOverview","answer":"json"},
  grantCredits: {"method":"POST","path":"/admin/members/{id}/credits","group":"admin","name":"grantCredits","body":"json","answer":"json"},
  listAllOrders: {"method":"GET","path":"/admin/orders","group":"admin","name":"listAllOrders","query":true,"answer":"json"},
  listInvites: {"method":"GET","path":"/admin/invites","group":"admin","name":"listInvites","answer":"json"},
  listMembers: {"method":"GET","path":"/admin/members","group":"admin","name":"listMembers","query":true,"answer":"json"},
  markOrderPaid: {"method":"POST","path":"/admin/orders/{id}/paid","group":"admin","name":"markOrderPaid","body":"json","answer":"json"},
  refundOrder: {"method":"POST","path":"/admin/orders/{id}/refund","group":"admin","name":"refundOrder","body":"json","answer":"json"},
  listDownloads: {"method":"GET","path":"/downloads/history","group":"downloads","name":"list","query":true,"answer":"json"},
  addFavorite: {"method":"POST","path":"/favorites/{model_id}","group":"favorites","name":"add","answer":"json"},
  listFavorites: {"method":"GET","path":"/favorites","group":"favorites","name":"list","answer":"json"},
  removeFavorite: {"method":"DELETE","path":"/favorites/{model_id}","group":"favorites","name":"remove","answer":"json"},
  getFile: {"method":"GET","path":"/gen/file/{task_id}/{n}","group":"files","name":"get","answer":"bytes"},
  getThumbnail: {"method":"GET","path":"/gen/thumb/{task_id}","group":"files","name":"getThumbnail","answer":"bytes"},
  getGalleryItem: {"method":"GET","path":"/gallery/{task_id}","group":"gallery","name":"getItem","answer":"json"},
  likeGalleryItem: {"method":"POST","path":"/gallery/{task_id}/like","group":"gallery","name":"likeItem","answer":"json"},
  listGallery: {"method":"GET","path":"/gallery","group":"gallery","name":"list","query":true,"answer":"json"},
  unlikeGalleryItem: {"method":"DELETE","path":"/gallery/{task_id}/like","group":"gallery","name":"unlikeItem","answer":"json"},
  getMe: {"method":"GET","path":"/members/me","group":"members","name":"getMe","answer":"json"},
  downloadModel: {"method":"GET","path":"/models/{id}/download","group":"models","name":"download","query":true,"answer":"bytes"},
  getModel: {"method":"GET","path":"/models/{id}","group":"models","name":"get","answer":"json"},
  listModels: {"method":"GET","path":"/models","group":"models","name":"list","query":true,"answer":"json"},
  takePayPalEvent: {"method":"POST","path":"/payments/paypal/webhook","group":"payments","name":"takePayPalEvent","answer":"json"},
  getConfig: {"method":"GET","path":"/config","group":"service","name":"getConfig","answer":"json"},
  getEngineConfig: {"method":"GET","path":"/gen/config","group":"service","name":"getEngineConfig","answer":"json"},
  getOpenApi: {"method":"GET","path":"/openapi.json","group":"service","name":"getOpenApi","answer":"json"},
  createTask: {"method":"POST","path":"/gen/create","group":"tasks","name":"create","body":"json","answer":"json"},
  deleteTask: {"method":"DELETE","path":"/gen/task/{id}","group":"tasks","name":"delete","answer":"json"},
  getTask: {"method":"GET","path":"/gen/task/{id}","group":"tasks","name":"get","answer":"json"},
  listTasks: {"method":"GET","path":"/gen/tasks","group":"tasks","name":"list","query":true,"answer":"json"},
  publishTask: {"method":"POST","path":"/gen/task/{id}/publish","group":"tasks","name":"publish","body":"json","answer":"json"},
  quoteTask: {"method":"POST","path":"/gen/quote","group":"tasks","name":"quote","body":"json","answer":"json"},
  setVisibility: {"method":"POST","path":"/gen/task/{id}/visibility","group":"tasks","name":"setVisibility","body":"json","answer":"json"},
  streamTask: {"method":"GET","path":"/gen/task/{id}/events","group":"tasks","name":"stream","answer":"events"},
  suggestPublication: {"method":"GET","path":"/gen/task/{id}/publish","group":"tasks","name":"suggestPublication","answer":"json"},
  uploadImage: {"method":"POST","path":"/gen/upload","group":"uploads","name":"image","body":"raw","answer":"json"},
  uploadModel: {"method":"POST","path":"/gen/upload-model","group":"uploads","name":"model","body":"raw","query":true,"answer":"json"},
} as const;

/** What every route takes and answers. */
export interface Operations {
  /** Complete an order after you agreed to pay it */
  captureOrder: Route<t.CaptureOrderData, t.CaptureOrderResponse>;
  /** Change the password; the key changes with it, and all other sessions end */
  changePassword: Route<t.ChangePasswordData, t.ChangePasswordResponse>;
  /** Sign out elsewhere */
  endSession: Route<t.EndSessionData, t.EndSessionResponse>;
  /** Where the identity provider sends the browser back to */
  finishOidc: Route<t.FinishOidcData, void>;
  /** Have a link to a new password sent, if the address is a member’s */
  forgotPassword: Route<t.ForgotPasswordData, t.ForgotPasswordResponse>;
  /** Credits and allowance */
  getBalance: Route<t.GetBalanceData, t.GetBalanceResponse>;
  /** The API key, masked */
  getKey: Route<t.GetKeyData, t.GetKeyResponse>;
  /** One of your orders */
  getOrder: Route<t.GetOrderData, t.GetOrderResponse>;
  /** Who is signed in, and how one may */
  getSession: Route<t.GetSessionData, t.GetSessionResponse>;
  /** Every movement of your credits, newest first */
  listLedger: Route<t.ListLedgerData, t.ListLedgerResponse>;
  /** Your orders, newest first */
  listOrders: Route<t.ListOrdersData, t.ListOrdersResponse>;
  /** Where you are signed in */
  listSessions: Route<t.ListSessionsData, t.ListSessionsResponse>;
  /** Buy credits, a plan for a month, or a model */
  placeOrder: Route<t.PlaceOrderData, t.PlaceOrderResponse>;
  /** A new API key; the old one ends at once */
  regenerateKey: Route<t.RegenerateKeyData, t.RegenerateKeyResponse>;
  /** Set a new password with the token of a mail; the key changes, all sessions end */
  resetPassword: Route<t.ResetPasswordData, t.ResetPasswordResponse>;
  /** The API key in clear, for the password */
  revealKey: Route<t.RevealKeyData, t.RevealKeyResponse>;
  /** Sign in with a password */
  signIn: Route<t.SignInData, t.SignInResponse>;
  /** End this session */
  signOut: Route<t.SignOutData, t.SignOutResponse>;
  /** Become a member; the API key is shown this once */
  signUp: Route<t.SignUpData, t.SignUpResponse>;
  /** Sign in by an identity provider: leads the browser there */
  startOidc: Route<t.StartOidcData, void>;
  /** Give another tier, make or unmake an administrator, disable or enable */
  changeMember: Route<t.ChangeMemberData, t.ChangeMemberResponse>;
  /** Change what is said of a model; what is left out stays */
  changeModel: Route<t.ChangeModelData, t.ChangeModelResponse>;
  /** Make an invitation; its token is shown this once */
  createInvite: Route<t.CreateInviteData, t.CreateInviteResponse>;
  /** Bring a model into the catalog, as raw bytes */
  createModel: Route<t.CreateModelData, t.CreateModelResponse, Bytes>;
  /** Withdraw an invitation; who came by it stays */
  deleteInvite: Route<t.DeleteInviteData, t.DeleteInviteResponse>;
  /** Take a model and its files out of the catalog */
  deleteModel: Route<t.DeleteModelData, t.DeleteModelResponse>;
  /** One member, with what they can spend */
  getMember: Route<t.GetMemberData, t.GetMemberResponse>;
  /** What was said of a model, as it can be changed: its own plan and price, not those that follow */
  getModelDetails: Route<t.GetModelDetailsData, t.GetModelDetailsResponse>;
  /** Lanes, queue, workers, failures with their causes, and the service in figures */
  getOverview: Route<t.GetOverviewData, t.GetOverviewResponse>;
  /** Grant purchased credits, or correct them by a negative amount */
  grantCredits: Route<t.GrantCreditsData, t.GrantCreditsResponse>;
  /** Orders of all members, newest first */
  listAllOrders: Route<t.ListAllOrdersData, t.ListAllOrdersResponse>;
  /** Invitations, newest first; those long expired are left out */
  listInvites: Route<t.ListInvitesData, t.ListInvitesResponse>;
  /** Members, newest first, or those whose address or handle holds some text */
  listMembers: Route<t.ListMembersData, t.ListMembersResponse>;
  /** You have the money of a waiting order: credit it */
  markOrderPaid: Route<t.MarkOrderPaidData, t.MarkOrderPaidResponse>;
  /** Give money of a paid order back, and take back what was bought with it */
  refundOrder: Route<t.RefundOrderData, t.RefundOrderResponse>;
  /** Your most recent downloads, newest first */
  listDownloads: Route<t.ListDownloadsData, t.ListDownloadsResponse>;
  /** Keep a model among your favorites; once more changes nothing */
  addFavorite: Route<t.AddFavoriteData, t.AddFavoriteResponse>;
  /** Your favorites, newest first */
  listFavorites: Route<t.ListFavoritesData, t.ListFavoritesResponse>;
  /** Take a model out of your favorites; once more changes nothing */
  removeFavorite: Route<t.RemoveFavoriteData, t.RemoveFavoriteResponse>;
  /** The bytes of files[n], once the task is done */
  getFile: Route<t.GetFileData, Download>;
  /** A small WebP preview, where the op makes one */
  getThumbnail: Route<t.GetThumbnailData, Download>;
  /** One thing that a member made and shows */
  getGalleryItem: Route<t.GetGalleryItemData, t.GetGalleryItemResponse>;
  /** Like what a member shows; once more changes nothing */
  likeGalleryItem: Route<t.LikeGalleryItemData, t.LikeGalleryItemResponse>;
  /** What members made and show */
  listGallery: Route<t.ListGalleryData, t.ListGalleryResponse>;
  /** Like it no more; once more changes nothing */
  unlikeGalleryItem: Route<t.UnlikeGalleryItemData, t.UnlikeGalleryItemResponse>;
  /** Your profile: plan, downloads of this period, favorites */
  getMe: Route<t.GetMeData, t.GetMeResponse>;
  /** The file of a model; takes of the monthly downloads */
  downloadModel: Route<t.DownloadModelData, Download>;
  /** One model, by id or slug */
  getModel: Route<t.GetModelData, t.GetModelResponse>;
  /** Models of the catalog: featured and newest first, or what fits a search best */
  listModels: Route<t.ListModelsData, t.ListModelsResponse>;
  /** For PayPal: events of payments, signed */
  takePayPalEvent: Route<t.TakePayPalEventData, t.TakePayPalEventResponse>;
  /** Plans, what is switched on, how to pay, and the categories of the catalog */
  getConfig: Route<t.GetConfigData, t.GetConfigResponse>;
  /** Prices, limits and lists that clients read at start-up */
  getEngineConfig: Route<t.GetEngineConfigData, t.GetEngineConfigResponse>;
  /** This description */
  getOpenApi: Route<t.GetOpenApiData, t.GetOpenApiResponse>;
  /** Start a task */
  createTask: Route<t.CreateTaskData, t.CreateTaskResponse>;
  /** Remove a task and its files; a running one is cancelled and refunded */
  deleteTask: Route<t.DeleteTaskData, t.DeleteTaskResponse>;
  /** One task; poll it about every three seconds */
  getTask: Route<t.GetTaskData, t.GetTaskResponse>;
  /** Your most recent tasks, newest first */
  listTasks: Route<t.ListTasksData, t.ListTasksResponse>;
  /** Bring the model of a finished task of yours into the catalog */
  publishTask: Route<t.PublishTaskData, t.PublishTaskResponse>;
  /** What a create would cost; starts nothing */
  quoteTask: Route<t.QuoteTaskData, t.QuoteTaskResponse>;
  /** Show a task in the gallery, or keep it to yourself */
  setVisibility: Route<t.SetVisibilityData, t.SetVisibilityResponse>;
  /** A task as server-sent events: its state now, then every change, until it has ended */
  streamTask: Route<t.StreamTaskData, ReadableStream<Uint8Array>>;
  /** What a result of yours would be called in the catalog, and which of its files can go there */
  suggestPublication: Route<t.SuggestPublicationData, t.SuggestPublicationResponse>;
  /** Upload a PNG or JPEG as raw bytes */
  uploadImage: Route<t.UploadImageData, t.UploadImageResponse, Bytes>;
  /** Upload a GLB, FBX, OBJ or STL as raw bytes */
  uploadModel: Route<t.UploadModelData, t.UploadModelResponse, Bytes>;
}
