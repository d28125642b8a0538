import { clsx } from 'clsx'

const keepArticle = (part: string) => part.replace(/^(\w{1,3}) /, '$1\u00a0')

/** `isApart`: a sentence or clause of its own begins a line rather than break in its middle. */
export const Accent = ({ text, isApart }: { text: string; isApart: boolean }) => (
  <em className={clsx('marked', isApart && 'inline-block')}>{keepArticle(text)}</em>
)

export const Marked = ({ text }: { text: string }) =>
  text
    .split('*')
    .map((part, index, parts) =>
      index % 2 === 0 ? part : <Accent key={index} text={part} isApart={isLastClause(parts, index)} />,
    )

const isLastClause = (parts: readonly string[], index: number) =>
  /[.,:;?!…] $/.test(parts[index - 1] ?? '') && index === parts.length - 2 && parts.at(-1) === ''
