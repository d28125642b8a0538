import { Button } from './button.tsx'

/** Says why an answer is missing; `again` asks once more. */
export const Failed = ({ error, again }: { error: Error; again?: () => void }) => (
  <div role="alert" className="panel border-bad">
    <h2 className="title-2">This could not be loaded</h2>
    <p className="mt-1 text-soft">{error.message}</p>
    {again && (
      <Button className="mt-4" onClick={again}>
        Try again
      </Button>
    )}
  </div>
)
