import { readAdminProfile, readAdminProfileSchema } from '../../../src/core/contract/admins.ts'
import { findAdmin } from '../admins-repository.ts'
import { routeOf, type Api, type Services } from '../api.ts'
import { ApiError } from '../errors.ts'
import { pictureAddress } from '../picture-address.ts'

export const adminRoutes = (api: Api, services: Services) => {
  api.route({
    ...routeOf(readAdminProfile, readAdminProfileSchema),
    handler: async (request) => {
      const admin = await findAdmin(services.database, request.getAdmin().id)
      if (!admin) throw new ApiError('unauthorized')
      return {
        success: true,
        data: {
          first_name: admin.firstName,
          last_name: admin.lastName,
          email: admin.email,
          city: admin.city,
          state: admin.state,
          country: admin.country,
          address: admin.address,
          description: admin.description,
          profile_picture: pictureAddress(services, request)(admin.picture),
          createdAt: admin.createdAt.toISOString(),
          role: admin.role,
        },
      }
    },
  })
}
