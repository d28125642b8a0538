import type { MailPreview } from '../../../campaign/preview/dev-view.ts'
import { useFollowed } from '../store/use-followed.ts'

/** A mail as its file is now; null during the first request, or why there is none. */
export const useMail = (id: string, campaign: string): MailPreview | { why: string } | null => {
  const found = useFollowed(`/__mails/${id}.json?campaign=${encodeURIComponent(campaign)}`, readMail)
  return found && 'content' in found ? found.content : found
}

// engine/compile/dev/dev-mails.ts makes it.
const readMail = async (response: Response) => (await response.json()) as MailPreview
