import './admin-sign-in/admin-sign-in.element.ts'
import './doctor-subscriptions/doctor-subscriptions.element.ts'
