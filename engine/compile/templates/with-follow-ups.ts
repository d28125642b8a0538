/** What a form promises beside its button: `what`, and as many later mails as there are. */
export const withFollowUps = (what: string, mails: readonly unknown[] | undefined): string => {
  const count = mails?.length ?? 0
  if (count === 0) return `${what}, and one click to leave in every email.`
  return `${what}, then ${count === 1 ? 'one more email' : `${count} more emails`}. One click to leave.`
}
