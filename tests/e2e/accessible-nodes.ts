import type { CDPSession } from 'playwright/test'

/** A node of Chromium's accessibility tree, as a screen reader gets it. */
export type AccessibleNode = { id: string; role: string; words: string; depth: number; isFocused: boolean }

const states = ['required', 'invalid', 'checked', 'expanded', 'disabled', 'busy'] as const
const silent = ['none', 'generic', 'InlineTextBox', 'LabelText', 'MenuListPopup']

/** In the order in which it is read. */
export const accessibleNodes = async (chromium: CDPSession): Promise<AccessibleNode[]> => {
  const { nodes } = await chromium.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string, depth: number): AccessibleNode[] => {
    const node = byId.get(id)
    if (!node) return []
    const role = String(node.role?.value)
    const isSilent = node.ignored || silent.includes(role)
    const below = (node.childIds ?? []).flatMap((child) => read(child, isSilent ? depth : depth + 1))
    if (isSilent) return below
    const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]))
    const said = states.flatMap((state) => {
      const value: unknown = properties.get(state)
      return value === undefined || value === false || value === 'false' ? [] : [state]
    })
    const level: unknown = properties.get('level')
    const description = String(node.description?.value ?? '')
    const words = [
      role === 'heading' ? `heading ${String(level)}` : role,
      node.name?.value ? `"${String(node.name.value)}"` : '',
      ['textbox', 'combobox'].includes(role) && node.value?.value ? `= "${String(node.value.value)}"` : '',
      said.length > 0 ? `(${said.join(', ')})` : '',
      description ? `described: "${description}"` : '',
    ]
    return [
      {
        id,
        role,
        words: words.filter(Boolean).join(' '),
        depth,
        isFocused: properties.get('focused') === true,
      },
      ...below,
    ]
  }
  const [root] = nodes
  return root ? read(root.nodeId, 0) : []
}
