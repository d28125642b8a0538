/**
 * SQL of an insert into `unsubscribe_links`: a link belongs to the address that it was mailed to. It may have followed a person
 * to another address, and comes back when somebody has the address before again.
 */
export const ownLink = `
  on conflict (token) do update set address_hash = excluded.address_hash
    where unsubscribe_links.address_hash <> excluded.address_hash`
