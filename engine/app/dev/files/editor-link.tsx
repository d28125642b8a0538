import type { ReactNode } from 'react'

export const EditorLink = ({ at, label, children }: { at: string; label?: string; children: ReactNode }) => (
  <button
    type="button"
    className="wb-edit"
    aria-label={label}
    title={`Open ${at} in the editor`}
    onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(at)}`)}
  >
    {children}
  </button>
)
