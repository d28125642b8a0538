/** The promised texts of a form; the table of flows has the rest. */
export type Flow = {
  id: string
  path: string
  alias?: string
  /** Values besides name and address; the first option of a list by its value. */
  answers: Record<string, string>
  button?: string
  busy?: string
  labels: string[]
  missing: string[]
  success: string[]
  screen: (string | RegExp)[]
  action?: RegExp
  /** Texts for a permanent mail failure; by default the title of the campaign's error. */
  refused?: (string | RegExp)[]
  late: (string | RegExp)[]
  duplicate?: string
  full?: string
  links: RegExp[]
}

const lateLine = [/take a little longer|delayed/]
const pdf = (coach: string) => new RegExp(`/assets/${coach}/.+\\.pdf$`)
const failed = 'Something went wrong'
const noDetails = { answers: {}, screen: [], late: lateLine }
const nameAndEmail = ['Name', 'Email']

/** The texts of the template "lead-magnet" are the same for every coach. */
const guide = (coach: string, path: string, guideName: string) => ({
  ...noDetails,
  path,
  labels: ['Name', 'Email Address'],
  busy: 'Sending Your Guide...',
  missing: ['Please fill in all fields', 'Both name and email are required to access your free guide.'],
  success: ['Success! 🎉', `Check your email for your ${guideName}!`],
  screen: [/email/i],
  refused: [
    'Oops! Something went wrong',
    'There was an issue sending your email. Please check your email address and try again.',
  ],
  links: [pdf(coach)],
})

export const flows: Flow[] = [
  {
    id: 'compass/missing-to-mission-map',
    ...guide('compass', '/map', 'Missing to Mission Map'),
    screen: [/email/i, 'Isolde Pryor'],
    action: /^\/assets\/compass\/.+\.pdf$/,
  },
  {
    id: 'harbor/relocation-masterclass',
    path: '/harbor-relocation-masterclass',
    alias: '/harborRelocationMasterclass',
    answers: {
      company: 'Archer & Sons',
      jobTitle: 'Head of People',
      companySize: '201-1000',
      relocationInterest: 'vendor-management',
    },
    labels: ['name', 'email', 'company', 'title', 'size'],
    busy: 'Registering...',
    missing: [],
    success: ['Registration successful!', 'Check your email for event details.'],
    screen: [/confirmation email/i, /pre-event resources/i, /live access/i, /tip/i],
    action: /\.pdf$|\.ics$/,
    refused: ['Registration successful!', 'Check your email for event details.'],
    late: ['Registration successful!', 'Check your email for event details.'],
    duplicate: "You're already registered for this event. Check your email for details.",
    full: 'This event has reached maximum capacity. Please check back for future events.',
    links: [/\.ics$/, /\.pdf$/],
  },
  {
    id: 'caring/workshop',
    path: '/compassionate-communication',
    alias: '/caring-workshop',
    answers: {
      organizationName: 'Halden Infirmary',
      organizationSize: 'medium',
      challenges: 'Bad news at night.\nAnger at the desk.',
    },
    labels: ['name', 'email', 'organization', 'size'],
    busy: 'Registering...',
    missing: ['Please fill in your name, email, and organization name.'],
    success: ['Registration successful!'],
    screen: [/book/i],
    action: /^https:\/\//,
    refused: [/registration succeeded/i, /email may be delayed/i, /book a slot/i],
    late: [/registration succeeded/i, /email may be delayed/i, /book a slot/i],
    links: [/^https:\/\//],
  },
  {
    id: 'harbor/relocation-guide',
    ...guide('harbor', '/harbor-relocation-guide', '10 Best Places in San Diego for Relocating Executives'),
    alias: '/harborRelocationGuide',
    screen: [/email/i, /Adrienne Holt/],
    action: /^\/assets\/harbor\/relocation-guide\.pdf$/,
  },
  {
    id: 'ember/burned-out-to-on-fire',
    ...noDetails,
    path: '/from-burned-out-to-on-fire',
    labels: ['Your Name *', 'Email Address *'],
    button: 'Reignite My Fire - FREE Access',
    busy: 'Reserving Your Spot...',
    missing: ['Please fill in all fields', 'Both name and email are required to reserve your spot.'],
    success: ["You're IN! 🔥", 'Check your email for webinar access details!'],
    screen: ["You're IN", 'What Happens Next'],
    refused: ['Registration Failed', /issue sending your confirmation email/],
    links: [/^https:\/\//],
  },
  {
    id: 'rampup/book',
    ...noDetails,
    path: '/leadmagnet',
    labels: ['Email'],
    missing: ['Error', 'Please enter your email address'],
    success: ['Success!', 'Check your email for your free book chapter.'],
    links: [pdf('rampup')],
  },
  {
    id: 'rampup/free-report',
    ...noDetails,
    path: '/free-revenue-report',
    labels: nameAndEmail,
    missing: [],
    success: ['Thank you!', 'Your free report is on its way to your inbox.'],
    links: [pdf('rampup')],
  },
  {
    id: 'rampup/event',
    ...noDetails,
    path: '/event',
    labels: nameAndEmail,
    missing: ['Please enter your email address'],
    success: ['RSVP Confirmed!', "Thank you for registering! We'll send you event details soon."],
    links: [],
  },
  {
    id: 'vitality/weight-loss-myths',
    ...noDetails,
    path: '/weight-loss-myths',
    alias: '/lead-magnet',
    labels: nameAndEmail,
    missing: ['Missing Information', 'Please fill in both your name and email address.'],
    success: [],
    screen: ['Check Your Email!'],
    links: [pdf('vitality')],
  },
  {
    id: 'caring/nine-ways',
    ...noDetails,
    path: '/9ways',
    labels: nameAndEmail,
    missing: ['Missing Information', 'Please fill in all fields.'],
    success: [],
    screen: ['Check Your Email!'],
    links: [pdf('caring')],
  },
  {
    id: 'caring/success-keys',
    ...noDetails,
    path: '/caring-health-guide',
    labels: ['First name', 'Email'],
    busy: 'Sending Success Keys...',
    missing: [],
    success: ['Success!', 'Check your email for the Healthcare Organization Success Keys!'],
    screen: [/few minutes/i, /spam/i],
    refused: ['Error', 'Something went wrong. Please try again.'],
    links: [pdf('caring')],
  },
  {
    id: 'resilience/business-cpr',
    ...noDetails,
    path: '/resilience-cpr',
    alias: '/burnout-test',
    labels: ['First name', 'Email'],
    missing: ['Missing Information', 'Please enter both your name and email.'],
    success: ['Check your email for your free Business CPR guide and next steps!'],
    screen: ['Check Your Email!', /@example\.com/],
    refused: [/There was an issue sending your CPR guide: .+\. Please try again\./],
    links: [pdf('resilience')],
  },
  {
    id: 'ledger/ai-cpa-guide',
    ...noDetails,
    path: '/ledger-ai-cpa-guide',
    labels: nameAndEmail,
    missing: ['Please fill in all fields'],
    success: ['Success! Check your email', 'Your CPA LEADER guide is on its way.'],
    screen: ['Return to Homepage'],
    refused: [failed, 'Please try again or contact support.'],
    links: [pdf('ledger')],
  },
  {
    id: 'ledger/higher-ticket-blueprint',
    ...noDetails,
    path: '/ledger-higher-ticket-blueprint',
    labels: ['Full name', 'Email'],
    missing: ['Error', 'Please fill in all required fields'],
    success: ["You're registered!", 'Check your email for event details.'],
    links: [],
  },
  {
    id: 'abundance/revenue',
    ...guide('abundance', '/abundance-revenue', 'Income Breakthrough Blueprint'),
  },
  {
    id: 'spotlight/stage-to-sales-call',
    ...guide('spotlight', '/spotlight-stage-to-sales-call', 'From the Stage to a Sales Call'),
  },
  {
    id: 'spotlight/speaking-guide',
    ...guide('spotlight', '/spotlight-speaking-guide', 'Speaking Success Guide'),
    links: [/\/private\/spotlight\/speaking-guide\/[\w-]+\/.+\.pdf$/],
  },
  {
    id: 'moneywise/report',
    ...noDetails,
    path: '/moneywise-report',
    labels: nameAndEmail,
    button: 'Download FREE Report',
    missing: ['Email Required', 'Please enter your email address to download the report.'],
    success: ['Check your email for your free money making report!'],
    refused: ['Error', 'There was an issue sending your report. Please try again.'],
    links: [pdf('moneywise')],
  },
  {
    id: 'abundance/unblock-your-wealth',
    ...noDetails,
    path: '/abundance-income-breakthrough-event',
    labels: nameAndEmail,
    missing: ['Please fill in all fields', 'Both name and email are required to register.'],
    success: ['Check your email for immediate access to the masterclass.'],
    refused: ['Registration Failed', 'Please try again or contact support.'],
    links: [/\/[\w-]+$/],
  },
  {
    id: 'moneywise/financial-freedom',
    ...noDetails,
    path: '/masterclass',
    labels: nameAndEmail,
    missing: [],
    success: ['Registration successful!', 'Check your email for confirmation.'],
    full: 'This event has reached maximum capacity. Please check back for future events.',
    links: [/\/[\w-]+$/],
  },
  {
    id: 'resilience/breakdown-breakthrough',
    ...noDetails,
    path: '/breakdown-breakthrough',
    labels: nameAndEmail,
    button: 'Save My Spot',
    busy: 'Reserving...',
    missing: ['Missing Information', 'Please enter both your name and email address.'],
    success: ['Success!', 'Check your email for your masterclass access details!'],
    refused: ['Error', 'There was an issue sending your masterclass access. Please try again.'],
    links: [/\/[\w-]+$/],
  },
]
