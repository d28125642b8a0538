import { ensureSeatToken } from '../../../events/ensure-seat-token.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { withoutMail } from '../../mail/mail-not-in-release.ts'
import type { StepResult } from '../../step.ts'
import type { PersonAttempt } from './kind.ts'

type Words = Pick<Parameters<typeof composeMail>[0], 'nameFallback' | 'more' | 'againToken'>

/** Sends a compiled e-mail to the person of the attempt. `id`: coach and file stem, such as "harbor/welcome". */
export const sendEmail = async (
  { deps, run, site, campaign, coach, lead, send }: PersonAttempt,
  id: string,
  words: Words,
): Promise<StepResult> => {
  const email = site.emails[id]
  if (!email) return withoutMail(run, id, deps.clock.now())
  await ensureSeatToken(deps, { email, campaign, lead })
  const { publicOrigin, secret } = deps
  const mail = composed({ email, campaign, coach, lead, effectId: run.id, publicOrigin, secret, ...words })
  return mail ? send(mail) : unfillable
}

const composed = (mail: Parameters<typeof composeMail>[0]) => {
  try {
    return composeMail(mail)
  } catch {
    return null
  }
}

const unfillable: StepResult = {
  kind: 'failed',
  publicMessage: 'It could not be done.',
  detail: 'The e-mail could not be filled.',
}
