import { useEffect } from 'react';

/** What the tab and the history call this page: "A red fox · Claywork". */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title.slice(0, 80)} · Claywork` : 'Claywork';
    return () => {
      document.title = 'Claywork';
    };
  }, [title]);
}
