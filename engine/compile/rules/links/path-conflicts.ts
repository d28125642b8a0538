import type { Claim, Conflict } from '../../../campaign/release/route-book.ts'
import { placeText } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/yaml-file.ts'
import type { OwnedCampaign } from '../all-coaches.ts'
import type { WrittenFiles } from '../written-files.ts'

type OwnedBy = (owner: Claim['owner']) => OwnedCampaign | undefined
type HeldClaim = { owned: OwnedCampaign; claim: Claim }

export const pathConflicts = (
  conflicts: readonly Conflict[],
  ownedBy: OwnedBy,
  files: WrittenFiles,
): Diagnostic[] => {
  const claimedBy = (claim: Claim): HeldClaim[] => {
    const owned = ownedBy(claim.owner)
    return owned ? [{ owned, claim }] : []
  }
  return conflicts.flatMap(({ first, second }) =>
    claimedBy(second).flatMap((late) =>
      claimedBy(first).map((holder) =>
        late.owned === holder.owned ? listedTwice(files, late, holder) : claimedTwice(files, late, holder),
      ),
    ),
  )
}

const claimedTwice = (files: WrittenFiles, late: HeldClaim, holder: HeldClaim): Diagnostic => {
  const [own, place] = [placeIn(files, late), placeIn(files, holder)]
  const [path, other] = [late.claim.path, holder.claim.path]
  const words =
    path === other
      ? `the path "${path}" is claimed twice`
      : `the paths "${path}" and "${other}" differ only by letter case or a slash`
  return files.campaign(late.owned).report(late.claim.key, {
    rule: 'path-taken',
    message: `${words}: "${late.claim.owner.id}" wants ${path === other ? 'it' : 'one'} at ${placeText(own)}, "${holder.claim.owner.id}" at ${placeText(place)}.`,
    fix: 'Choose another path for one of the two: where one is a copy of the other, for the copy.',
    related: [place],
  })
}

const listedTwice = (files: WrittenFiles, { owned, claim: late }: HeldClaim, holder: HeldClaim): Diagnostic =>
  files.campaign(owned).report(late.key, {
    rule: 'path-taken',
    message: `the path "${late.path}" is this page's own already: "${holder.claim.key[0]}" lists it, too.`,
    fix: 'Remove it here.',
    related: [placeIn(files, holder)],
  })

const placeIn = (files: WrittenFiles, { owned, claim }: HeldClaim) =>
  placeOf(files.campaign(owned).yaml, claim.key)
