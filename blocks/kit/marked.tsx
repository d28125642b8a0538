import { clsx } from 'clsx'

const keepArticle = (part: string) => part.replace(/^(\w{1,3}) /, '$1\u00a0')

export const Marked = ({ text }: { text: string }) =>
  text.split('*').map((part, index, parts) =>
    index % 2 === 0 ? (
      part
    ) : (
      <em key={index} className={clsx('marked', isLastClause(parts, index) && 'inline-block')}>
        {keepArticle(part)}
      </em>
    ),
  )

/** A sentence or clause of its own begins a line rather than break in its middle. */
const isLastClause = (parts: readonly string[], index: number) =>
  /[.,:;?!…] $/.test(parts[index - 1] ?? '') && index === parts.length - 2 && parts.at(-1) === ''
