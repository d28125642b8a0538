import type { Lead } from '../campaign/release/staff-leads-view.ts'

const states: Record<Lead['state'], string> = {
  unsubscribed: 'unsubscribed',
  refused: 'address refused',
  complaint: 'complained',
  active: 'in a journey',
  completed: 'journey completed',
  stopped: 'journey stopped',
  suppressed: 'gets no mail',
  stored: 'stored',
}

export const leadWords = {
  title: 'Leads',
  search: 'Name or address',
  coach: 'Coach',
  campaign: 'Campaign',
  source: 'Source',
  from: 'From (UTC)',
  to: 'To (UTC)',
  all: 'All',
  show: 'Show',
  reset: 'Show all leads',
  name: 'Name',
  noName: '(no name)',
  email: 'Email',
  when: 'Signed up',
  state: 'State',
  none: '–',
  noLeads: 'Nobody has signed up yet. Leads appear here as soon as a form is sent.',
  noMatch: 'No lead fits. Use fewer words or more days.',
  older: 'Older',
  newest: 'Newest',
  pages: 'Pages of leads',
  csv: 'Download CSV',
  states,
}
