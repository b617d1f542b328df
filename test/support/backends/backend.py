"""A backend that is written from sections 3 and 7 of the specification alone, in Python.

Its list of doctors is a bare list in data, ids are UUIDs, details have isActive as a number, and changes answer with success only.
It prints its port.
"""
import json
import sys
from email.parser import BytesParser
from email.policy import HTTP
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

DOCTOR = "6a3c1f0e-0b5d-4a52-9a34-2f7f0f0a9a01"
OTHER = "6a3c1f0e-0b5d-4a52-9a34-2f7f0f0a9a02"
PATIENT = "7b3c1f0e-0b5d-4a52-9a34-2f7f0f0a9a03"

ADMINS = [
    {"id": "a1", "first_name": "Ada", "last_name": "Root", "email": "root@spec.test", "password": "root-secret", "city": "Lyon",
     "state": None, "country": "France", "address": "Rue 1", "description": None, "profile_picture": None,
     "createdAt": "2024-01-02T08:00:00+00:00", "role": "superadmin"},
]
DOCTORS = [
    {"id": DOCTOR, "first_name": "Cleo", "last_name": "Marsh", "email": "cleo@spec.test", "phone": "2025550143", "countryCode": "+1",
     "practice_name": "Marsh Skin", "address": "Main Street 5", "description": "Skin", "profile_picture": None, "role": "doctor",
     "isActive": 1, "subscriptionPlan": "basic", "createdAt": "2024-03-04T08:00:00+00:00"},
    {"id": OTHER, "first_name": "Dan", "last_name": "Brook", "email": "dan@spec.test", "phone": None, "countryCode": None,
     "practice_name": None, "address": None, "description": None, "profile_picture": None, "role": "doctor",
     "isActive": 0, "subscriptionPlan": "free", "createdAt": "2024-04-05T08:00:00+00:00"},
]
PATIENTS = [
    {"id": PATIENT, "doctor_id": DOCTOR, "first_name": "Eve", "last_name": "Lind", "email": "eve@spec.test", "dob": "1990-05-06",
     "country": "Sweden", "description": None, "profile_picture": None, "createdAt": "2024-05-06T08:00:00+00:00", "visits": None},
]
SUBSCRIPTIONS = [
    {"id": "s1", "user_id": DOCTOR, "name": "Cleo Marsh", "profile_picture": None, "status": "active", "plan": "basic",
     "amount": "19.90", "currency": "EUR", "stripe_payment_intent_id": None, "createdAt": "2024-03-04T08:00:00+00:00",
     "end_date": "2034-03-04T08:00:00+00:00"},
]


def pick(row, *names):
    return {name: row.get(name) for name in names}


def name_of(row):
    return row["first_name"] + " " + row["last_name"]


def find(rows, key):
    return next((row for row in rows if row["id"] == key), None)


def profile(admin):
    return {name: value for name, value in admin.items() if name not in ("id", "password", "role")}


def read(path, query, admin):
    if path == "/admin/doctors":
        return [{**pick(doctor, "id", "email", "phone", "countryCode", "practice_name", "profile_picture", "subscriptionPlan", "createdAt"),
                 "name": name_of(doctor), "isActive": str(doctor["isActive"]),
                 "totalPatient": sum(patient["doctor_id"] == doctor["id"] for patient in PATIENTS)} for doctor in DOCTORS]
    if path == "/admin/doctor":
        return find(DOCTORS, query.get("doctor_id"))
    if path == "/admin/patients":
        return [{**pick(patient, "id", "email", "dob", "profile_picture", "createdAt"), "name": name_of(patient)}
                for patient in PATIENTS if query.get("doctor_id") in (None, patient["doctor_id"])]
    if path == "/admin/patient":
        return find(PATIENTS, query.get("patient_id"))
    if path == "/admin/profile":
        return profile(admin)
    if path == "/admin/list":
        return [pick(one, "id", "first_name", "last_name", "email", "profile_picture", "createdAt") for one in ADMINS]
    if path == "/admin/doctor/subscriptions":
        return [row for row in SUBSCRIPTIONS
                if query.get("status") in (None, row["status"]) and query.get("doctor_id") in (None, row["user_id"])]
    return None


def change(path, query, body, admin):
    if path == "/admin/profile":
        admin.update(body)
        return {"success": True, "data": profile(admin)}
    if path == "/admin/create":
        if len(body.get("password", "")) < 6:
            return None
        ADMINS.append({"state": None, "profile_picture": None, "createdAt": "2024-09-10T08:00:00+00:00", **body, "id": "a%d" % (len(ADMINS) + 1)})
    elif path == "/admin/update/password":
        if body.get("oldPassword") != admin["password"]:
            return None
        admin["password"] = body["newPassword"]
    elif path == "/admin/confirm/otp":
        return None
    elif path == "/admin/doctor/profile":
        doctor = find(DOCTORS, query.get("doctor_id"))
        doctor.update({**body, "isActive": int(body.get("isActive", doctor["isActive"]))})
        return {"success": True, "message": "Saved"}
    elif path == "/admin/update/email/password":
        find(DOCTORS, body["user_id"]).update(email=body["email"], phone=body["phone"])
    elif path == "/admin/doctor/subscription":
        find(DOCTORS, body["user_id"])["subscriptionPlan"] = body["subscriptionPlan"]
    elif path == "/admin/subscription/status/change":
        find(SUBSCRIPTIONS, body["subscription_id"])["status"] = body["status"]
    elif path != "/admin/update/email":
        return None
    return {"success": True}


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_words):
        pass

    def send(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def body(self):
        data = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        kind = self.headers.get("Content-Type", "")
        if kind.startswith("multipart/"):
            message = BytesParser(policy=HTTP).parsebytes(b"Content-Type: " + kind.encode() + b"\r\n\r\n" + data)
            return {part.get_param("name", header="content-disposition"): part.get_content().rstrip("\r\n")
                    for part in message.iter_parts() if part.get_filename() is None}
        return json.loads(data) if data else {}

    def answer(self):
        address = urlsplit(self.path)
        path = address.path.removeprefix("/api/v1")
        query = {name: values[0] for name, values in parse_qs(address.query).items()}
        body = self.body()
        if path == "/admin/login":
            admin = next((one for one in ADMINS if (one["email"], one["password"]) == (body.get("email"), body.get("password"))), None)
            if not admin:
                return self.send(401, {"detail": "Unknown email or password"})
            return self.send(200, {"name": name_of(admin), "access_token": "token " + admin["id"], "profile_picture": None})
        token = self.headers.get("Authorization", "")
        admin = next((one for one in ADMINS if token == "Bearer token " + one["id"]), None)
        if not admin:
            return self.send(401, {"detail": "Sign in"})
        if path in ("/admin/list", "/admin/create") and admin["role"] != "superadmin":
            return self.send(403, {"detail": "Not allowed"})
        if self.command == "GET":
            found = read(path, query, admin)
            return self.send(404, {"detail": "Not found"}) if found is None else self.send(200, {"data": found})
        done = change(path, query, body, admin)
        return self.send(400, {"success": False, "detail": "Refused"}) if done is None else self.send(200, done)

    do_GET = do_POST = do_PATCH = answer


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
sys.stdin.close()
server.serve_forever()
