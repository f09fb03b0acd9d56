// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Blacklist",
  downloads: "Download of lists",
  filters: "Segmentation filters",
  incidents: "Incidents",
  roles: "Roles",
  workflows: "Workflows",
}
