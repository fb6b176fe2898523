import styles from './Breadcrumbs.module.css';

interface Step {
  readonly name: string;
  readonly href: string;
}

/** The steps from the home page to this one. */
export function Breadcrumbs({
  label,
  steps,
  here,
}: {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly here: string;
}) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
