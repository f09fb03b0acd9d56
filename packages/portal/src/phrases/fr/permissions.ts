export { fr as permissions } from '@portal/permissions/labels/fr'
