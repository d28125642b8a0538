import type { FormEvent, ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '../../../campaign/staff/endpoint.ts'
import { CallFailed } from '../../call.ts'
import { useCommand } from '../../use-answer.ts'
import { Button } from '../button.tsx'

type Props<Asks extends z.ZodMiniType, Answers extends z.ZodMiniType> = {
  endpoint: Endpoint<Asks, Answers>
  /** What is asked, from the fields by their names. */
  ask: (field: (name: string) => string) => z.input<Asks>
  text: ReactNode
  press: string
  tone?: 'plain' | 'main' | 'danger'
  /** What is better than this command: it comes first. */
  instead?: ReactNode
  onDone: (answer: z.infer<Answers>) => void
  onBack: () => void
  /** The fields; `problems` by their names. */
  children?: (problems: Record<string, string>) => ReactNode
}

/** Says what a command does, asks for what it needs, and does it. */
export const CommandForm = <Asks extends z.ZodMiniType, Answers extends z.ZodMiniType>({
  endpoint,
  ask,
  text,
  press,
  tone = 'main',
  instead,
  onDone,
  onBack,
  children,
}: Props<Asks, Answers>) => {
  const command = useCommand(endpoint)
  const { error } = command
  const problems = error instanceof CallFailed ? error.fields : {}
  const isSaid = Object.keys(problems).length > 0 && children !== undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const field = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value : ''
    }
    command.mutate(ask(field), { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="text-soft">{text}</div>
      {children?.(problems)}
      {error && !isSaid && (
        <p role="alert" className="text-bad">
          {error.message}
        </p>
      )}
      <div className="buttons">
        {instead}
        <Button type="submit" tone={tone} busy={command.isPending}>
          {press}
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
  )
}
