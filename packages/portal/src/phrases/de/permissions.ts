export { de as permissions } from '@portal/permissions/labels/de'
