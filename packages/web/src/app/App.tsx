import { Wordmark } from '../ui/Coil.tsx';
import { Toaster } from '../ui/Toaster.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';

/** The whole app. */
export function App() {
  return (
    <TooltipProvider>
      <main>
        <h1>
          <Wordmark />
        </h1>
      </main>
      <Toaster />
    </TooltipProvider>
  );
}
