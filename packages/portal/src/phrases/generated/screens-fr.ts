// What screens are called. Joined by `pnpm codegen`; the order of lines means nothing.
export const screens = {
  blacklists: "Liste noire",
  downloads: "Téléchargement de listes",
  filters: "Filtres de segmentation",
  incidents: "Incidents",
  roles: "Rôles",
  workflows: "Flux de travail",
}
