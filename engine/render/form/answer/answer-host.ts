import type { Notice } from '../../../../blocks/form/form-control.ts'
import type { FormValues } from '../../../campaign/form/form-values.ts'
import type { LiveForm } from '../field-values.ts'
import type { FormIslandData } from '../form-island-data.ts'
import type { Host } from '../host.ts'
import type { Screen } from '../screen.ts'

/** The live form, as what follows a press knows it. */
export type AnswerHost = Pick<Host, 'styled' | 'onAnswer'> & {
  data: FormIslandData
  form: LiveForm
  /** What was typed, if the form may send it. */
  valid: () => FormValues | undefined
  change: (next: Partial<Screen>) => void
  setToast: (notice: Notice | null) => void
  /** Shows what `work` changes before it returns. */
  commit: (work: () => void) => void
  /** Puts the cursor into a field, on its page. */
  showField: (name: string) => void
  /** Goes back to the first page, whose fields have no values. */
  startAnew: () => void
  isSending: { current: boolean }
  /** The form is no longer there. */
  gone: AbortSignal
}
