import type { Trouble, Typed } from './write-queue.ts'

export const TroubleNote = ({ trouble, onAccept }: { trouble: Trouble; onAccept: () => void }) => (
  <div className="ed-trouble" role="alert">
    <p>
      <b>{trouble.why}</b> {trouble.isConflict && 'Somebody saved it elsewhere, and nothing was overwritten.'}
    </p>
    {trouble.lost.map((write) => (
      <p key={JSON.stringify(write)}>
        Not written: <q>{wordsOf(write)}</q>
      </p>
    ))}
    <button type="button" className="wb-press" onClick={onAccept}>
      Show the file as it is now
    </button>
  </div>
)

const wordsOf = (write: Typed): string => {
  if ('text' in write) return 'what you typed in the YAML, which is still here: copy it if you need it'
  const { edit } = write
  return 'value' in edit && typeof edit.value === 'string' ? edit.value : edit.do
}
