import type { Lang } from '../words/lang.ts'
import { wordsOf } from '../words/words.ts'
import { House } from './house.tsx'

type Props = {
  site: string
  title: string
  text: string
  link: { href: string; label: string; className?: string }
  titleClass?: string
  requestId?: string
  lang?: Lang | undefined
}

export const MessagePage = ({
  site,
  title,
  text,
  link,
  titleClass = 'title-2xl',
  requestId,
  lang,
}: Props) => (
  <House site={site}>
    <h1 className={titleClass}>{title}</h1>
    <p className="lede mt-4">{text}</p>
    <p className="mt-8">
      <a className={link.className ?? 'btn'} href={link.href}>
        {link.label}
      </a>
    </p>
    {requestId !== undefined && (
      <p className="fine-print mt-10">
        {wordsOf(lang).page.problem.reference}
        {wordsOf(lang).colon}
        <code>{requestId}</code>
      </p>
    )}
  </House>
)
