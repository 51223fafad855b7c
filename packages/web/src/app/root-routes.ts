import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { Shell } from './Shell.tsx';

/** What stands above all pages. */
export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()();

/** Pages with the rail and the header. */
export const shellRoute = createRoute({ getParentRoute: () => rootRoute, id: 'shell', component: Shell });
