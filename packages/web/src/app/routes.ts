import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readMembersSearch } from '../admin/members/members-search.ts';
import { readOrdersSearch } from '../admin/orders/orders-search.ts';
import { readCatalogSearch } from '../catalog/catalog-search.ts';
import { readGallerySearch } from '../gallery/gallery-search.ts';
import { rootRoute, shellRoute } from './root-routes.ts';
import { NotFoundPage } from './route-states.tsx';
import { readStart } from './start-search.ts';

type Texts<Name extends string> = { [K in Name]?: string };

/** Of what stands behind the question mark, the texts by these names. */
const texts =
  <Name extends string>(...names: Name[]) =>
  (search: Record<string, unknown>): Texts<Name> =>
    Object.fromEntries(
      names.flatMap((name) => (search[name] === undefined ? [] : [[name, String(search[name])]])),
    ) as Texts<Name>;

/*
 * Every page, each loaded when it is opened. A new page: a route here (under `shellRoute` for the rail and the header, under `rootRoute`
 * without), and, if it belongs in the navigation, a line in `navigation.ts`.
 */
const home = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  validateSearch: readStart,
  component: lazyRouteComponent(() => import('../studio/HomePage.tsx'), 'HomePage'),
});

const result = createRoute({
  getParentRoute: () => shellRoute,
  path: '/studio/$taskId',
  component: lazyRouteComponent(() => import('../studio/result/ResultPage.tsx'), 'ResultPage'),
});

const catalog = createRoute({
  getParentRoute: () => shellRoute,
  path: '/catalog',
  validateSearch: readCatalogSearch,
  component: lazyRouteComponent(() => import('../catalog/CatalogPage.tsx'), 'CatalogPage'),
});

const model = createRoute({
  getParentRoute: () => shellRoute,
  path: '/catalog/$slug',
  component: lazyRouteComponent(() => import('../catalog/ModelPage.tsx'), 'ModelPage'),
});

const favorites = createRoute({
  getParentRoute: () => shellRoute,
  path: '/favorites',
  component: lazyRouteComponent(() => import('../catalog/FavoritesPage.tsx'), 'FavoritesPage'),
});

const account = createRoute({
  getParentRoute: () => shellRoute,
  path: '/account',
  validateSearch: texts('tab', 'order', 'payment'),
  component: lazyRouteComponent(() => import('../account/AccountPage.tsx'), 'AccountPage'),
});

const gallery = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gallery',
  validateSearch: readGallerySearch,
  component: lazyRouteComponent(() => import('../gallery/GalleryPage.tsx'), 'GalleryPage'),
});

const galleryItem = createRoute({
  getParentRoute: () => shellRoute,
  path: '/gallery/$taskId',
  component: lazyRouteComponent(() => import('../gallery/GalleryItemPage.tsx'), 'GalleryItemPage'),
});

const admin = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  component: lazyRouteComponent(() => import('../admin/AdminFrame.tsx'), 'AdminFrame'),
});

const adminOverview = createRoute({
  getParentRoute: () => admin,
  path: '/',
  component: lazyRouteComponent(() => import('../admin/overview/OverviewPage.tsx'), 'OverviewPage'),
});

const adminMembers = createRoute({
  getParentRoute: () => admin,
  path: '/members',
  validateSearch: readMembersSearch,
  component: lazyRouteComponent(() => import('../admin/members/MembersPage.tsx'), 'MembersPage'),
});

const adminMember = createRoute({
  getParentRoute: () => admin,
  path: '/members/$memberId',
  component: lazyRouteComponent(() => import('../admin/members/MemberPage.tsx'), 'MemberPage'),
});

const adminInvites = createRoute({
  getParentRoute: () => admin,
  path: '/invites',
  component: lazyRouteComponent(() => import('../admin/invites/InvitesPage.tsx'), 'InvitesPage'),
});

const adminCatalog = createRoute({
  getParentRoute: () => admin,
  path: '/catalog',
  validateSearch: readCatalogSearch,
  component: lazyRouteComponent(() => import('../admin/catalog/CatalogPage.tsx'), 'CatalogPage'),
});

const adminOrders = createRoute({
  getParentRoute: () => admin,
  path: '/orders',
  validateSearch: readOrdersSearch,
  component: lazyRouteComponent(() => import('../admin/orders/OrdersPage.tsx'), 'OrdersPage'),
});

/** All other addresses: what stands around the pages is there to go on with. */
const unknown = createRoute({ getParentRoute: () => shellRoute, path: '$', component: NotFoundPage });

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: texts('to'),
  component: lazyRouteComponent(() => import('../auth/SignInPage.tsx'), 'SignInPage'),
});

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: texts('to', 'invite'),
  component: lazyRouteComponent(() => import('../auth/SignUpPage.tsx'), 'SignUpPage'),
});

const forgot = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot',
  component: lazyRouteComponent(() => import('../auth/ForgotPage.tsx'), 'ForgotPage'),
});

const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset',
  validateSearch: texts('token'),
  component: lazyRouteComponent(() => import('../auth/ResetPage.tsx'), 'ResetPage'),
});

/** All of them. */
export const routeTree = rootRoute.addChildren([
  shellRoute.addChildren([
    home,
    result,
    catalog,
    model,
    favorites,
    account,
    gallery,
    galleryItem,
    admin.addChildren([adminOverview, adminMembers, adminMember, adminInvites, adminCatalog, adminOrders]),
    unknown,
  ]),
  signIn,
  signUp,
  forgot,
  reset,
]);
