import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { TextInput } from '../ui/TextInput.tsx';
import styles from './SearchBox.module.css';

const PAUSE_MS = 300;

/** A field that asks when the typing pauses, or at Enter. */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const router = useRouter();
  const [text, setText] = useState(value);
  // the address changed by itself: back, or a link
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      // somebody is on the way to another page: do not call them back
      if (router.state.status !== 'pending') onSearch(text.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch, router]);
  return (
    <search className={styles.search}>
      <Search aria-hidden />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSearch(text.trim())}
      />
    </search>
  );
}

interface SearchBoxProps {
  value: string;
  label: string;
  /** Keep it the same between renders, or every one of them begins the pause anew. */
  onSearch: (text: string) => void;
}
