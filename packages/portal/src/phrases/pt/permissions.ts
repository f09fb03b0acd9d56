export { pt as permissions } from '@portal/permissions/labels/pt'
