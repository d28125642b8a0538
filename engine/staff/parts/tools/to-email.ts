/** The tools belong to Email. */
export const toEmail = { to: '/staff/queue', label: 'Email' }
