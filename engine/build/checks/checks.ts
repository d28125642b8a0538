import { checkAltTexts } from './check-alt-texts.ts'
import { checkConsent } from './check-consent.ts'
import { checkDownloads } from './check-downloads.ts'
import { checkEmails } from './check-emails.ts'
import { checkEventWords } from './check-event-words.ts'
import { checkForms } from './check-form.ts'
import { checkHashes, checkSiteHashes } from './check-hashes.ts'
import { checkHints } from './check-hints.ts'
import { checkJourneys } from './check-journeys.ts'
import { checkMails } from './check-mails.ts'
import { checkMarkdown } from './check-markdown.ts'
import { checkMessages } from './check-messages.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkOpenWords } from './check-open-words.ts'
import { checkPageMarkup } from './check-page-markup.ts'
import { checkPageSlugs } from './check-page-slugs.ts'
import { checkPictures } from './check-pictures.ts'
import { checkReferences } from './check-references.ts'
import { checkRhythm } from './check-rhythm.ts'
import { checkRoutes } from './check-routes.ts'
import { checkSchedulers } from './check-scheduler.ts'
import { checkSecrets, checkSiteSecrets } from './check-secrets.ts'
import { checkSenders } from './check-senders.ts'
import { checkStarterWords } from './check-starter-words.ts'
import { checkSteps } from './check-steps.ts'
import { checkSticky } from './check-sticky.ts'
import { checkThemes } from './check-theme.ts'
import { checkWhen } from './check-when.ts'
import { checkZones } from './check-zone.ts'
import type { Drafts } from '../load/drafts.ts'
import type { Problem } from '../problems/problem.ts'

type Check = (drafts: Drafts) => Problem[]

/**
 * What only all campaigns together can show, told by their faces (coach-face.ts) and site.yaml. Where `HeldNames` finds every
 * name with one holder and every lead at a page, they say nothing.
 */
export const nameChecks: readonly Check[] = [checkRoutes, checkPageSlugs]

/** What site.yaml can be judged by alone. */
export const siteFileChecks: readonly ((drafts: Pick<Drafts, 'site'>) => Problem[])[] = [
  checkSiteHashes,
  checkSiteSecrets,
]

/**
 * What each coach's files can be judged by alone, once it is known which pages the others have: `drafts` holds the files of
 * one coach, `drafts.whole` all. What a check here asks of other coaches' files belongs into `faceOf` (coach-face.ts), and is
 * asked through `linkFault`, which takes down the answer.
 */
export const coachChecks: readonly Check[] = [
  checkReferences,
  checkPictures,
  checkDownloads,
  checkSchedulers,
  checkEmails,
  checkEventWords,
  checkWhen,
  checkZones,
  checkForms,
  checkConsent,
  checkJourneys,
  checkMessages,
  checkHints,
  checkOpenWords,
  checkStarterWords,
  checkHashes,
  checkPageMarkup,
  checkSecrets,
  checkAltTexts,
  checkMarkdown,
  checkMails,
  checkSteps,
  checkSticky,
  checkMetadata,
  checkThemes,
  checkRhythm,
  checkSenders,
]
