import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../api/query-client.ts';
import { NotFoundPage, RouteError, RoutePending } from './route-states.tsx';
import { routeTree } from './routes.ts';

/** The app's addresses. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  // queries keep what was loaded
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: RouteError,
  defaultPendingComponent: RoutePending,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
