import styles from '../AccountPage.module.css';
import { PasswordCard } from './PasswordCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** The password, and where one is signed in. */
export function Security() {
  return (
    <div className={styles.stack}>
      <PasswordCard />
      <SessionsCard />
    </div>
  );
}
