import { Button } from './button.tsx'

type Props = { title?: string | undefined; error: Error; again?: () => void }

/** Says why an answer is missing; `again` asks once more. */
export const Failed = ({ title = 'This could not be loaded', error, again }: Props) => (
  <div role="alert" className="panel border-bad">
    <h2 className="title-2">{title}</h2>
    <p className="mt-1 text-soft">{error.message}</p>
    {again && (
      <Button tone="main" className="mt-4" onClick={again}>
        Try again
      </Button>
    )}
  </div>
)
