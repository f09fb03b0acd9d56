export type StarredPagesTable = {
  userId: string
  index: number
  label: string | null
  url: string
  icon: string | null
  highlightAction: boolean
}
