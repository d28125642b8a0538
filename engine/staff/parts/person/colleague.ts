/** "Nell" of "nell@example.com"; whoever has no address keeps the name. */
export const colleague = (by: string): string => {
  const [name = by] = by.split('@')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
