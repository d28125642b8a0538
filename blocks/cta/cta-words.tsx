import type { ReactNode } from 'react'
import { ActionLink } from '../kit/button.tsx'
import { Heading } from '../kit/heading.tsx'
import type { CtaProps } from './cta.schema.ts'

type Props = Pick<CtaProps, 'title' | 'text' | 'action' | 'note'> & { children?: ReactNode }

export const CtaWords = ({ title, text, action, note, children }: Props) => (
  <div className="cta">
    <Heading title={title} text={text} />
    {children}
    <div>
      <ActionLink action={action} />
      {note !== undefined && <p className="cta-note">{note}</p>}
    </div>
  </div>
)
