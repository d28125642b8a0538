import type { Trouble } from './write-queue.ts'

export const TroubleNote = ({ trouble, onAccept }: { trouble: Trouble; onAccept: () => void }) => (
  <div className="ed-trouble" role="alert">
    <p>
      <b>{trouble.why}</b> {trouble.isConflict && 'Somebody saved it elsewhere, and nothing was overwritten.'}
    </p>
    {trouble.lost.map((edit) => (
      <p key={JSON.stringify(edit)}>
        Not written: <q>{'value' in edit && typeof edit.value === 'string' ? edit.value : edit.do}</q>
      </p>
    ))}
    <button type="button" className="wb-press" onClick={onAccept}>
      Show the file as it is now
    </button>
  </div>
)
