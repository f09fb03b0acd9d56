export type Act = 'approve' | 'reject' | 'justify' | 'cancel'
