const names: Record<string, string> = {
  person_address_fixed: 'Address fixed',
  person_merged: 'Merged with another address',
  person_tagged: 'Tagged',
  person_untagged: 'Tag taken off',
  person_unsubscribed: 'Unsubscribed by staff',
  person_exported: 'Exported',
  person_read: 'Page opened',
  person_left_all: 'Unsubscribed from all coaches',
  own_data_link_sent: 'Link to own data mailed',
  journey_paused: 'Journey paused',
  journey_resumed: 'Journey resumed',
  mail_sent_again: 'Email sent again',
  staff_mail: 'Email written by staff',
  submission_released: 'Form approved',
  step_tried_again: 'Delivery tried again',
}

/** A staff action as the audit log names it, in words. */
export const actionName = (action: string): string => names[action] ?? action.replaceAll('_', ' ')
