/** A rule as `--rules`, `--explain` and the reference show it. */
export type RuleWords = {
  /** What the rule asks for, in one sentence. */
  says: string
  /** Whether a diagnostic of it can come with a repair that `--fix` applies. */
  repairs?: true
  /** Whether diagnostics of other rules at its node, or below it, follow from it. */
  hides?: 'node' | 'below'
  /** Whether it looks at several keys of a map: it waits until each of these keys can be read. */
  joint?: true
  /** Whether it reports a key that cannot be read. */
  unreadable?: true
}
