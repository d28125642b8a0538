import type { ReactNode } from 'react'
import { forgetMe } from '../../forget-me.ts'
import { Button } from '../button.tsx'

type Props = { everywhere?: boolean; className?: string; children: ReactNode }

/** A form, not a command: it works without an answer of the app's own. */
export const SignOut = ({ everywhere = false, className, children }: Props) => (
  <form method="post" action="/staff/sign-out" className="buttons" onSubmit={forgetMe}>
    <Button
      type="submit"
      busy={false}
      {...(everywhere && { name: 'everywhere', value: 'yes' })}
      {...(className !== undefined && { className })}
    >
      {children}
    </Button>
  </form>
)
