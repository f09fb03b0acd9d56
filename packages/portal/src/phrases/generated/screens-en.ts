// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  anonymisationRules: "Anonymisation",
  blacklists: "Blacklist",
  downloads: "Download of lists",
  filters: "Segmentation filters",
  incidents: "Incidents",
  lists: "Lists",
  roles: "Roles",
  workflows: "Workflows",
}
