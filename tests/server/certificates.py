"""Certificates for servers of this machine, signed by an authority that only a test trusts."""

import datetime
import ipaddress
import ssl
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

HERE = ipaddress.ip_address("127.0.0.1")


class Certificates:
    """One certificate for 127.0.0.1, which is its own authority."""

    def __init__(self, folder: Path) -> None:
        self.trusted = folder / "certificate.pem"
        self._key = folder / "key.pem"
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a test of Ludoteca")])
        today = datetime.datetime.now(datetime.UTC)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(today - datetime.timedelta(days=1))
            .not_valid_after(today + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.IPAddress(HERE)]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
            .sign(key, hashes.SHA256())
        )
        plain = NoEncryption()
        self.trusted.write_bytes(certificate.public_bytes(Encoding.PEM))
        self._key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, plain))

    def of_server(self) -> ssl.SSLContext:
        """With what a server shows that it is here."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.trusted, self._key)
        return context
